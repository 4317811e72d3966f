import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type Field,
	type UploadConfig,
} from 'payload';
import { libraryGroup } from '../../admin/groups.ts';
import { changedBy } from '../../documents/changed-by.ts';
import { missingFile } from '../../patches/missing-file.ts';
import { whereInAnyLocale } from '../../platform/database/where-in-any-language.ts';
import { environment } from '../../platform/environment.ts';
import { uploadTypes } from '../../platform/files/media-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { withTitleCell } from '../localized-titles/api.ts';
import { fileHooks } from './file-hooks.ts';
import { prepareUpload, validateFile } from './prepare-upload.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Returns a 404 for a file in the trash, except for signed-in users. */
const rejectTrashedFile: Handler = async (req, { params }): Promise<void> => {
	if (req.user) return;
	const trashedFile = await req.payload.db.findOne({
		collection: 'media',
		where: { and: [{ filename: { equals: params.filename } }, { deletedAt: { exists: true } }] },
		req,
	});
	if (trashedFile) throw new APIError('File not found', 404);
};

/** Searches and filters alternative texts in all locales: an editor who works in English finds a picture described in Danish. */
const searchAltInAllLocales: CollectionBeforeOperationHook = ({ args }) =>
	'where' in args && args.where
		? { ...args, where: whereInAnyLocale(args.where, 'alt', 'alt') }
		: args;

const panel = (name: string, Field: string): Field => ({
	name,
	type: 'ui',
	admin: { disableListColumn: true, components: { Field } },
});

/** Images, drawings, videos, captions and animations, stored in a folder or an S3 bucket (decision 14). */
export const media: CollectionConfig = {
	slug: 'media',
	labels: { singular: words('File', 'Fil', 'Datei'), plural: words('Media', 'Medier', 'Medien') },
	admin: {
		group: libraryGroup,
		useAsTitle: 'filename',
		listSearchableFields: ['filename', 'alt', 'tags.name'],
		defaultColumns: ['filename', 'alt', 'folder', 'tags', 'mimeType', 'updatedAt'],
		components: {
			beforeListTable: ['/plugins/media/screens/dropped-files.tsx#DroppedFiles'],
		},
	},
	trash: true,
	folders: { browseByFolder: false },
	upload: {
		staticDir: environment.MEDIA_DIR,
		handlers: [missingFile, rejectTrashedFile],
		focalPoint: true,
		mimeTypes: uploadTypes,
		// Editors upload files from their computer; the server does not fetch files from URLs.
		pasteURL: false,
	},
	hooks: {
		...fileHooks,
		beforeOperation: [prepareUpload, searchAltInAllLocales],
		beforeChange: [validateFile],
	},
	fields: [
		withTitleCell(
			{
				name: 'alt',
				type: 'text',
				localized: true,
				label: words('What it shows', 'Hvad den viser', 'Was sie zeigt'),
				admin: {
					// Otherwise it takes the free height of the form, and the file stands far below.
					style: { flex: 'none' },
					description: words(
						'Read aloud to people who cannot see the image. Empty for pure decoration.',
						'Læses højt for dem, der ikke kan se billedet. Tom, hvis det kun er pynt.',
						'Wird Menschen vorgelesen, die das Bild nicht sehen. Leer, wenn es nur Schmuck ist.',
					),
				},
			},
			'/plugins/media/screens/alt-cell.tsx#AltCell',
		),
		panel('sizeAdvice', '/plugins/media/size-advice-panel.tsx#SizeAdvicePanel'),
		panel('replaceFile', '/plugins/media/screens/replace-file.tsx#ReplaceFile'),
		panel('focalPointCrops', '/plugins/media/screens/crops.tsx#Crops'),
		{
			name: 'tags',
			type: 'relationship',
			relationTo: 'media-tags',
			hasMany: true,
			label: words('Tags', 'Mærker', 'Schlagwörter'),
			admin: { position: 'sidebar' },
		},
		{ name: 'key', type: 'text', index: true, admin: { hidden: true } },
		{
			name: 'color',
			type: 'text',
			admin: { readOnly: true, position: 'sidebar' },
			label: words('Main color', 'Hovedfarve', 'Hauptfarbe'),
		},
		{ name: 'pixelWidth', type: 'number', admin: { hidden: true } },
		{ name: 'pixelHeight', type: 'number', admin: { hidden: true } },
		// The digest of the stored bytes, and the number of replacements (`platform/files/replace-file.ts`).
		{ name: 'digest', type: 'text', admin: { hidden: true } },
		{ name: 'revision', type: 'number', admin: { hidden: true } },
		changedBy,
	],
};

/** Tags for finding files. Each tag is a document, so that its spelling is the same for all files. */
export const mediaTags: CollectionConfig = {
	slug: 'media-tags',
	labels: {
		singular: words('Media tag', 'Mediemærke', 'Medien-Schlagwort'),
		plural: words('Media tags', 'Mediemærker', 'Medien-Schlagwörter'),
	},
	admin: { group: libraryGroup, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
	defaultSort: 'name',
	fields: [
		{
			name: 'name',
			type: 'text',
			required: true,
			unique: true,
			index: true,
			maxLength: 80,
			label: words('Name', 'Navn', 'Name'),
		},
	],
};
