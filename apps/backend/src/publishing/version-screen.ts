import type { CollectionConfig, EditConfig, GlobalConfig } from 'payload';

/** The screens of a document: its versions with people's names, a version with a button to publish it. What replaces these, or all screens, stays. */
function withButton(edit: EditConfig = {}): EditConfig {
	if (edit.root || edit.version || edit.versions) return edit;
	const version = { actions: ['/publishing/restore-and-publish.tsx#RestoreAndPublish'] };
	// Payload's type gives every name the shape of a view that somebody adds, so a literal can't be one.
	const versions = { Component: '/publishing/version-list/version-list.tsx#VersionList' };
	return Object.assign({ ...edit }, { version, versions });
}

/** A collection whose versions can be published from their screen. */
export function withVersionScreen(collection: CollectionConfig): CollectionConfig {
	const { components } = collection.admin ?? {};
	const edit = withButton(components?.views?.edit);
	const views = { ...components?.views, edit };
	return {
		...collection,
		admin: { ...collection.admin, components: { ...components, views } },
	};
}

/** The same for a global. */
export function withVersionScreenGlobal(global: GlobalConfig): GlobalConfig {
	const { components } = global.admin ?? {};
	const edit = withButton(components?.views?.edit);
	const views = { ...components?.views, edit };
	return { ...global, admin: { ...global.admin, components: { ...components, views } } };
}
