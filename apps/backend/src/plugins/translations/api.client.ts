// What screens of other plugins may import of this plugin: nothing here needs the server.

export { StateMarks, stateName, stateSign } from './states/screens/marks.tsx';
