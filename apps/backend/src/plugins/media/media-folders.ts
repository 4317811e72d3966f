import {
	type CollectionBeforeValidateHook,
	type CollectionConfig,
	type Config,
	type Field,
	type PayloadRequest,
	type SanitizedConfig,
	ValidationError,
} from 'payload';
import { withFieldAccess } from '../../access/field-access.ts';
import { withRights } from '../../access/rights-plugin.ts';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import { words } from '../../platform/i18n/words.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

const slug = 'media-folders';
const fieldName = 'folder';

const labels = {
	singular: words('Folder', 'Mappe', 'Ordner'),
	plural: words('Folders', 'Mapper', 'Ordner'),
};
const name = words('Name', 'Navn', 'Name');
const inItself = words(
	'A folder cannot be moved into itself or into a folder inside it.',
	'En mappe kan ikke flyttes ind i sig selv eller i en mappe, der ligger i den.',
	'Ein Ordner lässt sich nicht in sich selbst oder in einen Ordner darin verschieben.',
);

/** Whether a folder is another one or inside it. */
async function isInside(req: PayloadRequest, folder: number, other: number): Promise<boolean> {
	const visited = new Set<number>();
	for (let at: number | null = folder; at !== null && !visited.has(at); ) {
		if (at === other) return true;
		visited.add(at);
		const parent: { folder?: unknown } | null = await req.payload.findByID({
			collection: slug,
			id: at,
			depth: 0,
			disableErrors: true,
			select: { folder: true },
			req: innerRequest(req),
		});
		at = typeof parent?.folder === 'number' ? parent.folder : null;
	}
	return false;
}

/** Payload would store a circle, and never come to the end of its breadcrumbs. */
const refuseCircles: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	const above = data?.[fieldName];
	if (!originalDoc || typeof above !== 'number') return data;
	if (await isInside(req, above, originalDoc.id))
		throw new ValidationError({
			collection: slug,
			errors: [{ path: fieldName, message: translatorIn(req.i18n.language)(inItself) }],
			req,
		});
	return data;
};

const named = (field: Field): Field => {
	if (!('name' in field)) return field;
	if (field.name === 'name') return { ...field, label: name };
	return field.name === fieldName ? { ...field, label: labels.singular } : field;
};

const asOurs = (collection: Omit<CollectionConfig, 'trash'>): CollectionConfig =>
	withRights({
		...collection,
		labels,
		fields: collection.fields.map(named),
		hooks: {
			...collection.hooks,
			beforeValidate: [...(collection.hooks?.beforeValidate ?? []), refuseCircles],
		},
	});

/**
 * Payload's folders, for files alone: "By folder" above the list of media, with folders in folders, dragging, and moving many. Payload makes
 * the collection after all plugins, so that its rights and words are given here.
 */
export const mediaFolders: Exclude<Config['folders'], false | undefined> = {
	slug,
	fieldName,
	// The list of media leads there; a second way through the menu would show the same.
	browseByFolder: false,
	collectionSpecific: false,
	collectionOverrides: [({ collection }) => asOurs(collection)],
};

/** The field of a file that names its folder, which Payload adds last: in three languages, and read-only for translators. */
export function folderFieldIsOurs(config: SanitizedConfig): SanitizedConfig {
	const fields = config.collections.find((one) => one.slug === 'media')?.fields ?? [];
	for (const field of fields) {
		if (!('name' in field) || field.name !== fieldName) continue;
		Object.assign(field, ...withFieldAccess('media', [field]), { label: labels.singular });
	}
	return config;
}
