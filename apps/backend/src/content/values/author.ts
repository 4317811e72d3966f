import type { Author as ContractAuthor, MediaItem } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import type { Author } from '../../payload-types.ts';
import { authorAddress } from '../addresses/address.ts';
import type { Related } from './relations.ts';

/** An author with an image; null if the author has no name in the locale. An author without articles in the locale has no link. */
export async function mapAuthor(
	document: Author | null,
	lang: LocaleCode,
	hasArticles: boolean,
	media: (value: Related) => Promise<MediaItem | null>,
): Promise<ContractAuthor | null> {
	if (!document?.name) return null;
	return {
		id: String(document.id),
		name: document.name,
		avatar: await media(document.avatar),
		description: document.description ?? null,
		role: document.role || null,
		link: hasArticles ? authorAddress(lang, document.name, document.id) : null,
	};
}
