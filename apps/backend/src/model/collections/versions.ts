import type { CollectionConfig, GlobalConfig } from 'payload';
import { limits } from '../../platform/limits.ts';

const { versionsPerDocument } = limits.editing;

/** The longest delay of a timer: Payload's own autosave never runs, since `plugins/autosave` saves. */
const never = 2 ** 31 - 1;

/**
 * Drafts are autosaved, and a button saves at once. Incomplete drafts can be saved: they are validated when they are published. Payload's
 * scheduled publishing is not used (`plugins/releases` replaces it).
 */
const draftOptions = {
	autosave: { interval: never, showSaveDraftButton: true },
	validate: false,
} as const;

/** Drafts, and the newest versions of each document. */
export const drafts: CollectionConfig['versions'] = {
	maxPerDoc: versionsPerDocument,
	drafts: draftOptions,
};

/** Drafts, and the newest versions of each global. */
export const globalDrafts: GlobalConfig['versions'] = {
	max: versionsPerDocument,
	drafts: draftOptions,
};
