import type { SiteSetting } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** Site settings in a language, read once for each request. */
export function readSettings(read: ContentReader): Promise<Partial<SiteSetting>> {
	read.touch('settings');
	return read.loaders.settings.load('settings');
}
