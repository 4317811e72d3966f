import {
	APIError,
	type CollectionBeforeOperationHook,
	type CollectionConfig,
	type Field,
	type UploadConfig,
} from 'payload';
import { fileHooks } from '../../documents/revalidation/file-hooks.ts';
import { whereInAnyLanguage } from '../../documents/where-in-any-language.ts';
import { missingFile } from '../../patches/missing-file.ts';
import { libraryGroup } from '../../platform/admin/groups.ts';
import { environment } from '../../platform/environment.ts';
import { mediaTypes } from '../../platform/files/media-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { agreeWithFile, prepareUpload } from './prepare-upload.ts';
import { sortFiles } from './sort-files.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** A file in the trash is not there for visitors; who is signed in still sees it. */
const notInTrash: Handler = async (req, { params }): Promise<void> => {
	if (req.user) return;
	const trashed = await req.payload.db.findOne({
		collection: 'media',
		where: { and: [{ filename: { equals: params.filename } }, { deletedAt: { exists: true } }] },
		req,
	});
	if (trashed) throw new APIError('There is no such file', 404);
};

/** What files show is searched and filtered in all languages: a picture described in Danish is found by an editor who works in English. */
const searchAltInAnyLanguage: CollectionBeforeOperationHook = ({ args }) =>
	'where' in args && args.where
		? { ...args, where: whereInAnyLanguage(args.where, 'alt', 'alt') }
		: args;

const panel = (name: string, Field: string): Field => ({
	name,
	type: 'ui',
	admin: { disableListColumn: true, components: { Field } },
});

/** Images, drawings, films, captions and animations, in a folder or an S3 bucket (decision 14). */
export const media: CollectionConfig = {
	slug: 'media',
	labels: { singular: words('File', 'Fil', 'Datei'), plural: words('Media', 'Medier', 'Medien') },
	admin: {
		group: libraryGroup,
		useAsTitle: 'filename',
		listSearchableFields: ['filename', 'alt', 'tags.name'],
		defaultColumns: ['filename', 'alt', 'folder', 'tags', 'mimeType', 'updatedAt'],
		components: {
			beforeListTable: [
				'/plugins/media/screens/sort-files.tsx#SortFiles',
				'/plugins/media/screens/media-grid.tsx#MediaGrid',
			],
		},
	},
	trash: true,
	folders: { browseByFolder: false },
	upload: {
		staticDir: environment.MEDIA_DIR,
		handlers: [missingFile, notInTrash],
		focalPoint: true,
		mimeTypes: mediaTypes,
		// Files come from the editor's own computer; the server fetches none.
		pasteURL: false,
	},
	endpoints: [sortFiles],
	hooks: {
		...fileHooks,
		beforeOperation: [prepareUpload, searchAltInAnyLanguage],
		beforeChange: [agreeWithFile],
	},
	fields: [
		panel('sizeAdvice', '/plugins/media/size-advice-panel.tsx#SizeAdvicePanel'),
		panel('replaceFile', '/plugins/media/screens/replace-file.tsx#ReplaceFile'),
		panel('focalPointCrops', '/plugins/media/screens/focal-point.tsx#FocalPoint'),
		{
			name: 'alt',
			type: 'text',
			localized: true,
			label: words('What it shows', 'Hvad den viser', 'Was sie zeigt'),
			admin: {
				description: words(
					'Read aloud to people who cannot see the image. Empty for pure decoration.',
					'Læses højt for dem, der ikke kan se billedet. Tom, hvis det kun er pynt.',
					'Wird Menschen vorgelesen, die das Bild nicht sehen. Leer, wenn es nur Schmuck ist.',
				),
			},
		},
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
		// Of the stored bytes, and how often others took their place (`platform/files/replace-file.ts`).
		{ name: 'digest', type: 'text', admin: { hidden: true } },
		{ name: 'revision', type: 'number', admin: { hidden: true } },
	],
};
