/** Payload's English words that are wrong here, or say less than people need before they press a button. */
export const englishOwn = {
	site: { sideBySide: 'Side by side' },
	error: {
		notAllowedToAccessPage: 'Your role does not include this. An administrator can change it.',
		unauthorized: 'You do not have access to this',
	},
	general: {
		true: 'Yes',
		false: 'No',
		currentlyEditing:
			'is writing this document. What they have written is saved. If you take over, they can read on but not write.',
		payloadSettings: 'Settings',
		// In lists, for a cell without a value.
		noLabel: '–',
		// The column says its name; Payload says [object Object] for a name in several languages.
		sortByLabelDirection: 'Sort {{direction}}',
	},
	// Stands behind "Duplicate".
	localization: { selectedLocales: 'in selected languages' },
	// Stands behind "or".
	upload: { dragAndDrop: 'drag and drop a file' },
	version: {
		restoreThisVersion: 'Restore as a draft',
		confirmVersionRestoration: 'Restore as a draft',
		aboutToRestore:
			'A draft of this {{label}} is made, as it was on {{versionDate}}. Visitors see nothing of it until you publish.',
		aboutToRestoreGlobal:
			'A draft of {{label}} is made, as it was on {{versionDate}}. Visitors see nothing of it until you publish.',
	},
};
