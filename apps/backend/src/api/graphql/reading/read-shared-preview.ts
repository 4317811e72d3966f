import type { SharedPreview } from '@website/contracts/content-types';
import { isShareToken } from '@website/contracts/shared-preview';
import { defaultLocale } from '@website/contracts/site-locales';
import { previewPaths, releaseOf } from '../../../plugins/releases/api.ts';
import { countOpening, linkByToken } from '../../../plugins/share-links/api.ts';
import type { ResolverContext } from '../context.ts';

/** Reads the share link of the preview token; `null` for an invalid or unknown token. */
export async function readSharedPreview(
	{ payload, previewToken }: ResolverContext,
	opens: boolean,
): Promise<SharedPreview | null> {
	if (!isShareToken(previewToken)) return null;
	const link = await linkByToken(payload, previewToken);
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
