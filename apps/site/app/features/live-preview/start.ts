import { startFrame } from './frame';

// The entry of the live preview's script, which runs in an iframe of the admin panel.
startFrame(document, window);
