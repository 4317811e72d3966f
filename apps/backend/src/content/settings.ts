import type { ResolverContext } from '../graphql/context.ts';
import type { SiteSetting } from '../payload-types.ts';
import type { ContentReader } from './reader.ts';

/** Site settings in a language, read once for each request. */
export async function readSettings(
	read: ContentReader,
	context: ResolverContext,
): Promise<SiteSetting> {
	context.touch('settings');
	return read.loaders.settings.load('settings');
}
