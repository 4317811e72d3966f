import { germanActions } from './actions.ts';
import { germanScreens } from './screens.ts';

export const german = { ...germanScreens, ...germanActions };
