import { isLocaleCode } from '@website/contracts/locales';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { contentGroup } from '../../admin/groups.ts';
import { frontPagePreview, previewAddress } from '../../content/preview/preview-address.ts';
import { articleBy } from '../../content/preview/preview-pages.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { drafts } from './versions.ts';

/** The preview URL of an author: the newest article in the locale, or the front page if there is none. */
async function authorPreview(
	req: Pick<PayloadRequest, 'payload'>,
	id: unknown,
	locale: string,
): Promise<string> {
	if ((typeof id !== 'string' && typeof id !== 'number') || !isLocaleCode(locale))
		return frontPagePreview(locale);
	const article = await articleBy(req, Number(id), locale, 'newest');
	return article ? previewAddress('post', { ...article }, locale) : frontPagePreview(locale);
}

/** Authors of articles. Separate from users, because visitors see them. */
export const authors: CollectionConfig = {
	slug: 'authors',
	labels: {
		singular: words('Author', 'Forfatter', 'Autor'),
		plural: words('Authors', 'Forfattere', 'Autoren'),
	},
	admin: {
		group: contentGroup,
		useAsTitle: 'name',
		defaultColumns: ['name', '_status', 'updatedAt'],
		preview: ({ id }, { locale, req }) => authorPreview(req, id, locale),
	},
	versions: drafts,
	trash: true,
	fields: [
		{ name: 'name', type: 'text', localized: true, label: words('Name', 'Navn', 'Name') },
		{
			name: 'role',
			type: 'text',
			localized: true,
			maxLength: 200,
			label: words('Role', 'Rolle', 'Funktion'),
		},
		mediaField('avatar', words('Picture', 'Billede', 'Bild')),
		{
			name: 'description',
			type: 'textarea',
			localized: true,
			label: words('Description', 'Beskrivelse', 'Beschreibung'),
		},
		changedBy,
	],
};
