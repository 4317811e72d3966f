import type { FormMessages } from './messages';

/** Texts of visitor forms. */
export const forms: FormMessages = {
	optional: '(optional)',
	choose: 'Please choose',
	consent: 'Consent',
	notice: {
		problems: {
			title: 'Not sent yet',
			text: 'Please look at these fields again. Everything you wrote is still there.',
		},
		check: {
			title: 'Please look it through',
			text: 'Nothing has been sent yet. Check what you wrote, then send it. The second look keeps automatic senders out.',
		},
		tooMany: {
			title: 'Too much at once',
			text: 'Several forms have been sent from your network within a minute. Wait a moment, then send again. Everything you wrote is still there.',
		},
	},
	problem: {
		required: 'Please fill this in.',
		email: 'This needs an e-mail address such as name@example.com.',
		phone: 'This needs a telephone number such as +45\u00a012\u00a034\u00a056\u00a078.',
		url: 'This needs a web address that begins with https://.',
		number: 'This needs a number such as 10,000.',
		tooLong: 'This is too long. Please shorten it.',
		choice: 'Please make a choice.',
		consent: 'Please tick the box; without it we may not store what you wrote.',
		consentChanged: 'This text has changed. Please read it and tick the box again.',
	},
};
