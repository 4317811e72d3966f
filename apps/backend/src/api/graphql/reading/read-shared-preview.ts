import type { SharedPreview } from '@website/contracts/content-types';
import { defaultLocale } from '@website/contracts/site-locales';
import { previewPaths, releaseOf } from '../../../plugins/releases/api.ts';
import { countOpening } from '../../../plugins/share-links/api.ts';
import type { ResolverContext } from '../context.ts';

/** Reads the pages of the share link of the preview token, and counts its opening; `null` for another or an unknown token. */
export async function readSharedPreview(
	{ payload, shareLink: link }: ResolverContext,
	opens: boolean,
): Promise<SharedPreview | null> {
	if (!link) return null;
	const { state, target, until, languages } = link;
	const paths = state === 'open' ? await previewPaths(payload, target, languages) : [];
	if (opens && paths.length > 0) await countOpening(payload, link);
	return {
		state,
		until,
		paths,
		lang: languages[0] ?? defaultLocale(),
		everywhere: releaseOf(target) !== null,
	};
}
