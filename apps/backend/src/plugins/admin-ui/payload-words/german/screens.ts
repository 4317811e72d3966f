/**
 * German translations of Payload that address people as "du", in place of the "Sie" of our own screens, or that are not idiomatic.
 */
export const germanScreens = {
	site: { sideBySide: 'Nebeneinander' },
	authentication: {
		beginCreateFirstUser: 'Legen Sie das erste Benutzerkonto an, um zu beginnen.',
		checkYourEmailForPasswordReset:
			'Wenn die E-Mail-Adresse zu einem Benutzerkonto gehört, erhalten Sie in Kürze eine Anleitung, um ein neues Passwort zu wählen. Sehen Sie auch im Spam-Ordner nach.',
		emailNotValid: 'Die E-Mail-Adresse ist ungültig.',
		forgotPasswordEmailInstructions:
			'Geben Sie Ihre E-Mail-Adresse an. Sie erhalten eine E-Mail mit einer Anleitung, um ein neues Passwort zu wählen.',
		forgotPasswordUsernameInstructions:
			'Geben Sie Ihren Benutzernamen an. Eine Anleitung, um ein neues Passwort zu wählen, geht an die E-Mail-Adresse, die dazu gehört.',
		generatingNewAPIKeyWillInvalidate:
			'Ein neuer API-Schlüssel macht den bisherigen <1>ungültig</1>. Fortfahren?',
		loggedIn:
			'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich erst <0>abmelden</0>.',
		loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Benutzerkonto</0>.',
		loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie eine Weile nicht aktiv waren.',
		loggedOutSuccessfully: 'Sie sind abgemeldet.',
		loggingOut: 'Wird abgemeldet …',
		loginUser: 'Anmelden',
		loginWithAnotherUser:
			'Um sich mit einem anderen Benutzerkonto anzumelden, müssen Sie sich erst <0>abmelden</0>.',
		logout: 'Abmelden',
		logoutSuccessful: 'Sie sind abgemeldet.',
		logoutUser: 'Abmelden',
		newAccountCreated:
			'Auf <a href="{{serverURL}}">{{serverURL}}</a> wurde ein Benutzerkonto für Sie angelegt. Klicken Sie auf den Link oder öffnen Sie die Adresse im Browser, um Ihre E-Mail-Adresse zu bestätigen: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Danach können Sie sich anmelden.',
		passed: 'Angemeldet',
		resetYourPassword: 'Neues Passwort wählen',
		tokenRefreshSuccessful: 'Sie bleiben angemeldet.',
		verifyYourEmail: 'E-Mail-Adresse bestätigen',
		youAreInactive:
			'Sie waren eine Weile nicht aktiv und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?',
		youAreReceivingResetPassword:
			'Sie erhalten diese Nachricht, weil Sie oder jemand anderes ein neues Passwort für Ihr Benutzerkonto angefordert haben. Klicken Sie auf den Link oder öffnen Sie ihn im Browser:',
		youDidNotRequestPassword:
			'Wenn Sie das nicht angefordert haben, ist nichts zu tun. Ihr Passwort bleibt, wie es ist.',
	},
	dashboard: {
		discardMessage: 'Die Anordnung der Übersicht ist nicht gespeichert. Änderungen verwerfen?',
		noItems: 'Die Übersicht ist leer. Felder lassen sich über das Menü oben hinzufügen.',
		searchWidgets: 'Widgets suchen …',
	},
	fields: {
		chooseBetweenCustomTextOrDocument:
			'Schreiben Sie eine Adresse oder verweisen Sie auf ein Dokument.',
		chooseDocumentToLink: 'Dokument, zu dem der Link führt',
		collapseAll: 'Alle zuklappen',
		customURL: 'Andere Adresse',
		enterURL: 'Adresse eingeben',
		internalLink: 'Interner Link',
		itemsAndMore: '{{items}} und {{count}} weitere',
		newLabel: '{{label}} anlegen',
		addNew: 'Neu anlegen',
		addNewLabel: '{{label}} hinzufügen',
		removeUpload: 'Datei entfernen',
		selectExistingLabel: '{{label}} auswählen',
		showAll: 'Alle aufklappen',
		toggleBlock: 'Block auf- oder zuklappen',
		uploadNewLabel: '{{label}} hochladen',
	},
	folder: {
		browseByFolder: 'Nach Ordner',
		folderTypeDescription: 'Was in diesem Ordner liegen darf.',
		itemHasBeenMoved: '{{title}} wurde nach {{folderName}} verschoben',
		itemHasBeenMovedToRoot: '{{title}} liegt nun in keinem Ordner mehr',
		itemsMovedToFolder: '{{title}} nach {{folderName}} verschoben',
		itemsMovedToRoot: '{{title}} aus den Ordnern verschoben',
		moveItemsToFolderConfirmation:
			'<1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2> verschieben?',
		moveItemsToRootConfirmation: '<1>{{count}} {{label}}</1> aus den Ordnern herausnehmen?',
		moveItemToFolderConfirmation: '<1>{{title}}</1> nach <2>{{toFolder}}</2> verschieben?',
		moveItemToRootConfirmation: '<1>{{title}}</1> aus den Ordnern herausnehmen?',
		movingFromFolder: '{{title}} aus {{fromFolder}} verschieben',
		noFolder: 'In keinem Ordner',
	},
	lexical: {
		blockquote: { label: 'Zitat' },
		blocks: {
			inlineBlocks: {
				create: '{{label}} einfügen',
				edit: '{{label}} bearbeiten',
				remove: '{{label}} entfernen',
				label: 'Blöcke im Text',
			},
		},
		general: { placeholder: 'Schreiben Sie, oder fügen Sie mit „/“ etwas ein …' },
		indent: { increaseLabel: 'Einzug vergrößern' },
		link: { label: 'Link', loadingWithEllipsis: 'Lädt …' },
		orderedList: { label: 'Nummerierte Liste' },
		paragraph: { label: 'Absatz' },
		relationship: { label: 'Verweis' },
		unorderedList: { label: 'Aufzählung' },
	},
	localization: {
		cannotCopySameLocale: 'In dieselbe Sprache kann nicht kopiert werden',
		copyToLocale: 'In andere Sprache kopieren',
		selectedLocales: 'in ausgewählten Sprachen',
	},
	upload: {
		cropToolDescription:
			'Ziehen Sie an den Ecken des Ausschnitts, zeichnen Sie einen neuen oder ändern Sie die Zahlen unten.',
		dragAndDrop: 'Datei hierher ziehen',
		dragAndDropHere: 'oder Datei hierher ziehen',
		focalPointDescription: 'Setzen Sie den Fokuspunkt im Bild oder ändern Sie die Zahlen unten.',
		lessInfo: 'Weniger anzeigen',
		moreInfo: 'Mehr anzeigen',
		pasteURL: 'Adresse einfügen',
		selectCollectionToBrowse: 'Auswählen, was angezeigt wird',
		sizesFor: 'Größen von {{label}}',
	},
};
