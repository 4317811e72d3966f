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
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { addHooks } from '../../platform/plugin.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

const slug = 'media-folders';
const fieldName = 'folder';

const labels = {
	singular: words('Folder', 'Mappe', 'Ordner'),
	plural: words('Folders', 'Mapper', 'Ordner'),
};
const name = words('Name', 'Navn', 'Name');
const cycleError = words(
	'A folder cannot be moved into itself or into a folder inside it.',
	'En mappe kan ikke flyttes ind i sig selv eller i en mappe, der ligger i den.',
	'Ein Ordner lässt sich nicht in sich selbst oder in einen Ordner darin verschieben.',
);

/** True if a folder is `ancestor` or inside it. */
async function isInside(req: PayloadRequest, folder: number, ancestor: number): Promise<boolean> {
	const visited = new Set<number>();
	for (let current: number | null = folder; current !== null && !visited.has(current); ) {
		if (current === ancestor) return true;
		visited.add(current);
		const parent: { folder?: unknown } | null = await req.payload.findByID({
			collection: slug,
			id: current,
			depth: 0,
			disableErrors: true,
			select: { folder: true },
			req: innerRequest(req),
		});
		current = typeof parent?.folder === 'number' ? parent.folder : null;
	}
	return false;
}

/** Rejects a cycle of folders. Payload would store it, and then loop endlessly in its breadcrumbs. */
const rejectCycles: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
	const parent = data?.[fieldName];
	if (!originalDoc || typeof parent !== 'number') return data;
	if (await isInside(req, parent, originalDoc.id))
		throw new ValidationError({
			collection: slug,
			errors: [{ path: fieldName, message: translatorIn(req.i18n.language)(cycleError) }],
			req,
		});
	return data;
};

const withLabel = (field: Field): Field => {
	if (!('name' in field)) return field;
	if (field.name === 'name') return { ...field, label: name };
	return field.name === fieldName ? { ...field, label: labels.singular } : field;
};

const customizeFolders = (collection: Omit<CollectionConfig, 'trash'>): CollectionConfig =>
	withRights({
		...addHooks<CollectionConfig>(collection, { last: { beforeValidate: [rejectCycles] } }),
		labels,
		fields: collection.fields.map(withLabel),
	});

/**
 * Payload's folders, for media only: "By folder" above the list of media, with nested folders, drag and drop, and moving several files.
 * Payload creates the collection after all plugins, so its rights and labels are set here.
 */
export const mediaFolders: Exclude<Config['folders'], false | undefined> = {
	slug,
	fieldName,
	// The list of media links to the folders, so the menu needs no second link.
	browseByFolder: false,
	collectionSpecific: false,
	collectionOverrides: [({ collection }) => customizeFolders(collection)],
};

/** Sets the label and the access (read-only for translators) of the field `folder` of files, which Payload adds last. */
export function customizeFolderField(config: SanitizedConfig): SanitizedConfig {
	const fields = config.collections.find((collection) => collection.slug === 'media')?.fields ?? [];
	for (const field of fields) {
		if (!('name' in field) || field.name !== fieldName) continue;
		Object.assign(field, ...withFieldAccess('media', [field]), { label: labels.singular });
	}
	return config;
}
