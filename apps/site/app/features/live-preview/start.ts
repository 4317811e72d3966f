import { startFrame } from './frame';

// Entry of the live preview's script, which runs in a frame of the editors' interface.
startFrame(document, window);
