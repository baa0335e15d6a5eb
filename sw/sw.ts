// The build names its output after this file, and the worker's address must stay /sw.js.
import './index';
