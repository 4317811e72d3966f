import type { SectionFields } from '../section-props';

type Field = NonNullable<SectionFields<'FormSection'>['form']>['fields'][number];

const field = (name: string, kind: Field['kind'], label: string, more?: Partial<Field>): Field => ({
	name,
	kind,
	label,
	help: '',
	required: true,
	autocomplete: '',
	choices: [],
	...more,
});

export const example: SectionFields<'FormSection'> = {
	__typename: 'FormSection',
	id: 'form',
	heading: 'Write to us',
	text: '<p>A person answers, usually within two hours.</p>',
	theme: 'light',
	form: {
		id: '7',
		fields: [
			field('email', 'email', 'Your e-mail address', { autocomplete: 'email' }),
			field('channel', 'select', 'What is it about?', {
				choices: [
					{ value: 'sms', label: 'SMS' },
					{ value: 'rcs', label: 'RCS' },
				],
			}),
			field('countries', 'countries', 'Countries', {
				required: false,
				help: 'Separated by commas',
			}),
			field('volume', 'number', 'Messages a month', { required: false }),
			field('days', 'checkboxes', 'When may we ring?', {
				required: false,
				choices: [
					{ value: 'morning', label: 'In the morning' },
					{ value: 'afternoon', label: 'In the afternoon' },
				],
			}),
			field('message', 'longText', 'Your message'),
		],
		submitLabel: 'Send',
		consentText: 'You may store what I wrote in order to answer it.',
		consentVersion: 3,
		thanksHeading: 'Thank you',
		thanksText: 'We write back soon.',
	},
};
