// The build names its output after its input, and the worker's address is /sw.js for ever.
import './index';
