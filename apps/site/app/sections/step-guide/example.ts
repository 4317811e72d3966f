import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'StepGuideSection'>>((t) => ({
	__typename: 'StepGuideSection',
	id: 'step-guide',
	heading: t(
		'From nothing to a delivered SMS',
		'Fra ingenting til en leveret sms',
		'Vom leeren Blatt zur zugestellten SMS',
	),
	text: t('<p>About ten minutes.</p>', '<p>Cirka ti minutter.</p>', '<p>Etwa zehn Minuten.</p>'),
	steps: [
		{
			heading: t('Create a key', 'Opret en nøgle', 'Schlüssel anlegen'),
			text: t(
				'<p>It can be limited to one channel.</p>',
				'<p>Den kan begrænses til én kanal.</p>',
				'<p>Er lässt sich auf einen Kanal beschränken.</p>',
			),
			image: exampleDrawing(
				'feature-security',
				t('A shield with a lock', 'Et skjold med en lås', 'Ein Schild mit Schloss'),
			),
			code: null,
			language: null,
			samples: [],
		},
		{
			heading: t('Send', 'Send', 'Senden'),
			text: t('<p>One request.</p>', '<p>Ét kald.</p>', '<p>Ein Aufruf.</p>'),
			image: null,
			code: 'curl https://api.example/v1/messages \\\n  -d \'{ "channel": "sms", "to": "+4512345678" }\'',
			language: 'curl',
			samples: [
				{ language: 'node', code: "await send({ channel: 'sms', to: '+4512345678' });" },
				{ language: 'python', code: 'send(channel="sms", to="+4512345678")' },
			],
		},
		{
			heading: t('Wait', 'Vent', 'Warten'),
			text: t('<p>A moment.</p>', '<p>Et øjeblik.</p>', '<p>Einen Augenblick.</p>'),
			image: null,
			code: null,
			language: null,
			samples: [],
		},
	],
	button: exampleButton(
		'/docs',
		t('Open the API documentation', 'Åbn API-dokumentationen', 'API-Dokumentation öffnen'),
		'secondary',
	),
}));

export const example = createExample('en');
