import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload';
import { environment } from '../../../platform/environment.ts';
import { limits } from '../../../platform/limits.ts';

const folder = '/plugins/publishing/screens';
const clientProps = { siteUrl: environment.SITE_URL };

/** What stands in place of Payload's status, buttons and menu of languages: each names the languages it concerns. */
const ownParts = {
	Status: { path: `${folder}/status-lines.tsx#StatusLines`, clientProps },
	PublishButton: { path: `${folder}/publish-button.tsx#PublishButton`, clientProps },
	UnpublishButton: `${folder}/unpublish-item.tsx#UnpublishItem`,
};

/** The screens of a document: its versions with people's names, a version with our own way to restore it. What replaces these, or all screens, stays. */
function withVersions(edit: EditConfig = {}): EditConfig {
	if (edit.root || edit.version || edit.versions) return edit;
	const version = { actions: [`${folder}/restore-button.tsx#RestoreButton`] };
	// Payload's type gives every name the shape of a view that somebody adds, so a literal can't be one.
	const versions = { Component: '/plugins/publishing/version-list/version-list.tsx#VersionList' };
	return Object.assign({ ...edit }, { version, versions });
}

/** A collection whose forms, versions and list publish by language. */
export function withPublishingScreens(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const bulk = {
		path: `${folder}/bulk-publishing.tsx#BulkPublishing`,
		clientProps: {
			collection: collection.slug,
			most: limits.usage.takenDown,
			atOnce: limits.usage.takenDownAtOnce,
		},
	};
	return {
		...collection,
		admin: {
			...collection.admin,
			components: {
				...components,
				beforeListTable: [bulk, ...(components?.beforeListTable ?? [])],
				edit: { ...components?.edit, ...ownParts },
				views: { ...components?.views, edit: withVersions(components?.views?.edit) },
			},
		},
	};
}

/** The same for a global. */
export function withPublishingScreensGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	return {
		...global,
		admin: {
			...global.admin,
			components: {
				...components,
				elements: { ...components?.elements, ...ownParts },
				views: { ...components?.views, edit: withVersions(components?.views?.edit) },
			},
		},
	};
}
