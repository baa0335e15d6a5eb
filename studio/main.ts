import { startStudio } from './studio';

startStudio(window);
