import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

const folder = '/plugins/publishing/screens';
const clientProps = { siteUrl: environment.SITE_URL };

/** Components that replace Payload's status, buttons and language menu. Each names the languages it affects. */
const ownComponents = {
	Status: { path: `${folder}/status-lines.tsx#StatusLines`, clientProps },
	PublishButton: { path: `${folder}/publish-button.tsx#PublishButton`, clientProps },
	UnpublishButton: `${folder}/unpublish-item.tsx#UnpublishItem`,
};

/**
 * Adds the versions list with people's names, and the restore button on a version's screen. Keeps the configuration if it already
 * replaces one of these screens or the whole document view.
 */
function withVersions(edit: EditConfig = {}): EditConfig {
	if (edit.root || edit.version || edit.versions) return edit;
	const version = { actions: [`${folder}/restore-button.tsx#RestoreButton`] };
	// `Object.assign`, because Payload's type requires the shape of a custom view for every key and rejects an object literal.
	const versions = { Component: '/plugins/publishing/version-list.tsx#VersionList' };
	return Object.assign({ ...edit }, { version, versions });
}

/** Adds publishing by language to the forms, versions and list of a collection. */
export function withPublishingScreens(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const bulk = {
		path: `${folder}/bulk-publishing.tsx#BulkPublishing`,
		clientProps: {
			collection: collection.slug,
			maxCount: limits.usage.unpublished,
		},
	};
	return {
		...collection,
		admin: {
			...collection.admin,
			components: {
				...components,
				beforeListTable: [bulk, ...(components?.beforeListTable ?? [])],
				edit: { ...components?.edit, ...ownComponents },
				views: { ...components?.views, edit: withVersions(components?.views?.edit) },
			},
		},
	};
}

/** Adds publishing by language to the form and versions of a global. */
export function withPublishingScreensGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	return {
		...global,
		admin: {
			...global.admin,
			components: {
				...components,
				elements: { ...components?.elements, ...ownComponents },
				views: { ...components?.views, edit: withVersions(components?.views?.edit) },
			},
		},
	};
}
