import { startFrame } from './frame';

// Entry of the live preview's script, which runs in an iframe of the admin panel.
startFrame(document, window);
