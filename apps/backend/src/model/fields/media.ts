import type { UploadField } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';

/** A file of the media library; `mime` filters the picker by MIME type. */
export const mediaField = (
	name = 'image',
	label: Words = words('Image', 'Billede', 'Bild'),
	mime = 'image',
): UploadField => ({
	name,
	type: 'upload',
	relationTo: 'media',
	label,
	filterOptions: { mimeType: { contains: mime } },
	// The filter guides the picker. Checking it again on save would cost a query for each image of a page.
	validate: () => true,
});
