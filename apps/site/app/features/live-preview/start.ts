import { startFrame } from './frame';

// Entry of the script that shows in a frame of the editors' interface what is being typed there.
startFrame(document, window);
