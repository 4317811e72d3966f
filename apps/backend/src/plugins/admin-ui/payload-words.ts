/**
 * Overrides of Payload's translations, only where its words are wrong or misleading here: other terms than in our own screens for a language
 * or for publishing, mistakes in Danish, "du" beside our "Sie" in German, and labels that Payload shows as [object Object].
 *
 * Upstream: https://github.com/payloadcms/payload/tree/main/packages/translations.
 */
export const payloadWords = {
	en: {
		site: {
			sideBySide: 'Side by side',
		},
		error: {
			unauthorized: 'You do not have access to this',
		},
		fields: {
			addNewLabel: 'Add new: {{label}}',
			searchForBlock: 'Search',
		},
		general: {
			anotherUser: 'A colleague',
			anotherUserTakenOver: 'A colleague has taken over editing this document.',
			createNew: 'New',
			createdAt: 'Created',
			creatingNewLabel: 'New: {{label}}',
			editLabel: 'Edit',
			updatedAt: 'Changed',
			false: 'No',
			true: 'Yes',
			noLabel: '–',
			sortByLabelDirection: 'Sort {{direction}}',
			currentlyEditing:
				'is writing this document. What they have written is saved. If you take over, they can read on but not write.',
			payloadSettings: 'Settings',
			searchBy: 'Search: {{label}}',
			sorryNotFound: 'Sorry, there is nothing here.',
			locale: 'Language',
			locales: 'Languages',
			allLocales: 'All languages',
			fallbackToDefaultLocale: 'Fall back to the default language',
		},
		localization: {
			selectedLocales: 'Selected Languages',
			selectLocaleToDuplicate: 'Select languages to duplicate',
		},
		version: {
			selectLocales: 'Select languages to display',
			showLocales: 'Show languages:',
		},
	},
	da: {
		site: {
			sideBySide: 'Side om side',
		},
		error: {
			unauthorized: 'Din rolle har ikke adgang til det her',
			unableToDeleteCount: '{{label}}: {{count}} af {{total}} kunne ikke slettes.',
			unableToUpdateCount: '{{label}}: {{count}} af {{total}} kunne ikke ændres.',
		},
		authentication: {
			logoutUser: 'Log ud',
			logoutSuccessful: 'Du er logget ud.',
		},
		fields: {
			addNewLabel: 'Tilføj ny: {{label}}',
			addRelationship: 'Tilføj henvisning',
			editRelationship: 'Redigér henvisning',
			labelRelationship: 'Henvisning: {{label}}',
			removeRelationship: 'Fjern henvisning',
			swapRelationship: 'Skift henvisning',
			chooseFromExisting: 'Vælg blandt eksisterende',
			collapseAll: 'Fold alle sammen',
			openInNewTab: 'Åbn i ny fane',
			searchForBlock: 'Søg',
		},
		folder: {
			byFolder: 'Efter mappe',
		},
		general: {
			false: 'Nej',
			true: 'Ja',
			noLabel: '–',
			sortByLabelDirection: 'Sortér {{direction}}',
			currentlyEditing:
				'skriver i dette dokument. Det skrevne er gemt. Hvis du overtager, kan vedkommende læse videre, men ikke skrive.',
			payloadSettings: 'Indstillinger',
			allLocales: 'Alle sprog',
			applyChanges: 'Anvend ændringer',
			backToDashboard: 'Tilbage til overblikket',
			cancel: 'Annullér',
			clear: 'Ryd',
			createdAt: 'Oprettet',
			deletedAt: 'Slettet',
			deletePermanently: 'Slet for altid, uden om papirkurven',
			edit: 'Redigér',
			anotherUser: 'En kollega',
			anotherUserTakenOver: 'En kollega har overtaget redigeringen af dokumentet.',
			createNew: 'Ny',
			creatingNewLabel: 'Ny: {{label}}',
			editLabel: 'Redigér',
			editedSince: 'Redigeres siden',
			emptyTrash: 'Tøm papirkurven',
			emptyTrashLabel: 'Tøm papirkurven: {{label}}',
			fallbackToDefaultLocale: 'Brug standardsproget i stedet',
			item: 'Element',
			locale: 'Sprog',
			locales: 'Sprog',
			noResults:
				'{{label}}: ingen fundet. Enten findes der ikke nogen endnu, eller også passer ingen til filtrene ovenfor.',
			of: 'af',
			open: 'Åbn',
			or: 'eller',
			previous: 'Forrige',
			restoring: 'Gendanner …',
			searchBy: 'Søg: {{label}}',
			sorryNotFound: 'Her er desværre ikke noget.',
			trash: 'Papirkurv',
			updatedAt: 'Ændret',
			updatedCountSuccessfully: '{{label}}: {{count}} ændret.',
		},
		localization: {
			selectLocaleToDuplicate: 'Vælg de sprog, der duplikeres',
		},
		validation: {
			greaterThanMax: '{{label}}: {{value}} er større end {{max}}, som er det højeste.',
			lessThanMin: '{{label}}: {{value}} er mindre end {{min}}, som er det laveste.',
		},
		version: {
			currentlyPublished: 'Udgivet nu',
			currentlyViewing: 'Vises nu',
			draftHasPublishedVersion: 'Kladde (en anden version er udgivet)',
			lastSavedAgo: 'Gemt for {{distance}} siden',
			modifiedOnly: 'Kun det ændrede',
			previouslyPublished: 'Tidligere udgivet',
			publish: 'Udgiv',
			publishChanges: 'Udgiv ændringer',
			published: 'Udgivet',
			publishIn: 'Udgiv på {{locale}}',
			selectLocales: 'Vælg de sprog, der vises',
			showLocales: 'Vis sprog:',
			unpublish: 'Træk tilbage',
		},
	},
	de: {
		site: {
			sideBySide: 'Nebeneinander',
		},
		error: {
			unauthorized: 'Dafür fehlt Ihnen die Berechtigung',
			deletingTitle:
				'{{title}} konnte nicht gelöscht werden. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
			documentNotFound:
				'Das Dokument mit der ID {{id}} gibt es nicht, oder es ist für Sie nicht zugänglich.',
			notAllowedToAccessPage:
				'Das gehört nicht zu Ihrer Rolle. Die Administration kann sie ändern.',
			notAllowedToPerformAction: 'Dazu haben Sie keine Berechtigung.',
		},
		authentication: {
			loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren.',
			youAreInactive:
				'Sie waren eine Weile nicht aktiv und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?',
		},
		fields: {
			addNewLabel: 'Neu erstellen: {{label}}',
			removeUpload: 'Datei entfernen',
			searchForBlock: 'Suchen',
		},
		folder: {
			moveItemToFolderConfirmation: '<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
			moveItemToRootConfirmation: '<1>{{title}}</1> in den Hauptordner verschieben?',
			moveItemsToFolderConfirmation:
				'<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
			moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1> in den Hauptordner verschieben?',
		},
		general: {
			false: 'Nein',
			true: 'Ja',
			noLabel: '–',
			sortByLabelDirection: '{{direction}} sortieren',
			currentlyEditing:
				'schreibt gerade in diesem Dokument. Das Geschriebene ist gespeichert. Wenn Sie übernehmen, ist dort nur noch Lesen möglich.',
			payloadSettings: 'Einstellungen',
			anotherUser: 'Jemand aus dem Team',
			anotherUserTakenOver: 'Jemand aus dem Team hat die Bearbeitung übernommen.',
			createNew: 'Neu',
			creatingNewLabel: 'Neu: {{label}}',
			editLabel: 'Bearbeiten',
			aboutToDelete: '{{label}} <1>{{title}}</1> löschen?',
			aboutToPermanentlyDelete: '{{label}} <1>{{title}}</1> endgültig löschen?',
			aboutToPermanentlyDeleteTrash:
				'<0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb löschen?',
			aboutToRestoreAsDraft: '{{label}} <1>{{title}}</1> als Entwurf wiederherstellen?',
			aboutToRestoreAsDraftCount: '{{count}} {{label}} als Entwurf wiederherstellen?',
			aboutToRestoreCount: '{{count}} {{label}} wiederherstellen?',
			aboutToTrash: '{{label}} <1>{{title}}</1> in den Papierkorb verschieben?',
			aboutToRestore: '{{label}} <1>{{title}}</1> wiederherstellen?',
			changesNotSaved:
				'Ihre Änderungen sind nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
			documentOutOfDate:
				'Jemand anderes hat dieses Dokument gerade geändert. Was Sie sehen, ist nicht das Neueste.',
			emptyTrashLabel: 'Papierkorb leeren: {{label}}',
			enterAValue: 'Wert eingeben',
			noTrashResults: 'Papierkorb, {{label}}: leer.',
			searchBy: 'Suche: {{label}}',
			sorryNotFound: 'Leider gibt es hier nichts.',
			unsavedChanges:
				'Einige Änderungen sind nicht gespeichert. Speichern oder verwerfen Sie diese, bevor Sie fortfahren.',
			unsavedChangesDuplicate: 'Einige Änderungen sind nicht gespeichert. Trotzdem duplizieren?',
		},
		validation: {
			emailAddress: 'Bitte eine gültige E-Mail-Adresse angeben.',
			enterNumber: 'Bitte eine Zahl angeben.',
		},
		version: {
			modifiedOnly: 'Nur Geändertes',
			unpublishedSuccessfully: 'Veröffentlichung aufgehoben.',
		},
	},
};
