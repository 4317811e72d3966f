export const en = {
	title: 'May we use cookies?',
	description:
		'We would like to see which pages help, and to offer a chat. Services for that set cookies. None of them runs unless you allow it, and you can change your choice at any time through the link at the foot of the page.',
	acceptAll: 'Accept all',
	rejectAll: 'Reject all',
	choose: 'Choose',
	save: 'Save my choice',
	close: 'Close',
	settingsTitle: 'Your cookie choice',
	intro:
		'Allow what you like. If you withdraw something later, the page loads again without it and its cookies are deleted.',
	categories: {
		necessary: {
			title: 'Necessary',
			description: 'Keeps your language and this choice. The site does not work without it.',
		},
		functional: {
			title: 'Chat',
			description: 'The chat with our support. It recognises you when you come back to it.',
		},
		statistics: {
			title: 'Statistics',
			description: 'Counts which pages are read, so that we can make them better.',
		},
		marketing: {
			title: 'Marketing',
			description: 'Shows us which advertisement led to a visit.',
		},
	},
};

export type ChoiceTexts = typeof en;
