// What the rest of the backend may import of this plugin.
export { rooms } from './rooms.ts';
export { notifyForms } from './send.ts';
