import type { CollectionConfig, GlobalConfig } from 'payload';
import { limits } from '../platform/limits.ts';

const { autosaveMs, versionsOfADocument } = limits.editing;

/** Saved while it is written; a button saves at once. What isn't finished may be saved: it is checked when it is published. Planning is our own (`schedule/`). */
const whileWriting = {
	autosave: { interval: autosaveMs, showSaveDraftButton: true },
	validate: false,
} as const;

/** Drafts and the newest versions of each document. */
export const drafts: CollectionConfig['versions'] = {
	maxPerDoc: versionsOfADocument,
	drafts: whileWriting,
};

/** The same for what every page shares. */
export const globalDrafts: GlobalConfig['versions'] = {
	max: versionsOfADocument,
	drafts: whileWriting,
};
