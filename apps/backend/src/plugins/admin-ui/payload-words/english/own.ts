/** Payload's English texts that are wrong here, or too short to understand a button. */
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
			'is writing this document. If you take over, they can read on but not write. What they have not saved stays in their browser.',
		payloadSettings: 'Settings',
		// An empty cell in a list.
		noLabel: '–',
		// Without the column's label, which Payload shows as [object Object] if it is translated.
		sortByLabelDirection: 'Sort {{direction}}',
	},
	// Follows "Duplicate".
	localization: { selectedLocales: 'in selected languages' },
	// Follows "or".
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
