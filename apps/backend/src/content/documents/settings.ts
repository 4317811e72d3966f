import type { SiteSetting } from '../../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** The site settings in a locale, read once per request. */
export function readSettings(read: ContentReader): Promise<Partial<SiteSetting>> {
	read.touch('settings');
	return read.loaders.settings.load('settings');
}
