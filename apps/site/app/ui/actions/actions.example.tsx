import { exampleButton, exampleLink } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { ArrowLink } from './arrow-link';
import { Button, ButtonLink } from './button';
import { ButtonRow } from './button-row';
import { Disclosure } from './disclosure';
import { FoldedOnPhones } from './folded-on-phones';
import { Link, LinkedName } from './link';
import { SkipLink } from './skip-link';
import { Tooltip } from './tooltip';

export const examples: FolderExamples = {
	'arrow-link': (t) => ({
		'On the site': (
			<ArrowLink link={exampleLink('/sms', t('More about SMS', 'Mere om sms', 'Mehr über SMS'))} />
		),
		'In a new tab': (
			<ArrowLink link={{ url: 'https://status.example', title: 'Status', target: '_blank' }} />
		),
	}),

	'button-row': (t) => {
		const first = exampleButton('/contact', t('Get started', 'Kom i gang', 'Loslegen'));

		return {
			One: <ButtonRow buttons={[first]} />,
			'Every look': (
				<ButtonRow
					buttons={[
						first,
						exampleButton('/pricing', t('See prices', 'Se priser', 'Preise ansehen'), 'secondary'),
						exampleButton('/docs', t('Documentation', 'Dokumentation', 'Dokumentation'), 'ghost'),
						exampleButton('/blog', t('Read on', 'Læs videre', 'Weiterlesen'), 'link'),
					]}
				/>
			),
		};
	},

	button: (t) => ({
		Primary: (
			<ButtonLink href="/contact">
				{t('Open a test account', 'Opret en testkonto', 'Testkonto eröffnen')}
			</ButtonLink>
		),
		Secondary: (
			<ButtonLink href="/pricing" look="secondary">
				{t('See prices', 'Se priser', 'Preise ansehen')}
			</ButtonLink>
		),
		Ghost: (
			<ButtonLink href="/pricing" look="ghost">
				{t('See prices', 'Se priser', 'Preise ansehen')}
			</ButtonLink>
		),
		Link: (
			<ButtonLink href="/docs" look="link">
				{t('Read the documentation', 'Læs dokumentationen', 'Dokumentation lesen')}
			</ButtonLink>
		),
		'A button element': (
			<Button look="secondary">
				{t('Copy the address', 'Kopiér adressen', 'Adresse kopieren')}
			</Button>
		),
		'Longer than a line': (
			<ButtonLink href="/contact">
				Nachrichtenzustellungsbestätigungen für alle Empfängerinnen und Empfänger einrichten
			</ButtonLink>
		),
	}),

	disclosure: (t) => {
		const answer = t(
			'Nothing, when it is refused before sending.',
			'Ingenting, når den afvises før afsendelse.',
			'Nichts, wenn sie vor dem Senden abgelehnt wird.',
		);
		const question = (
			<span>
				{t(
					'What does a message cost that never arrives?',
					'Hvad koster en besked, der aldrig når frem?',
					'Was kostet eine Nachricht, die nie ankommt?',
				)}
			</span>
		);

		return {
			Closed: <Disclosure summary={question}>{answer}</Disclosure>,
			Open: (
				<Disclosure summary={question} open>
					{answer}
				</Disclosure>
			),
		};
	},

	'folded-on-phones': (t) => ({
		Default: (
			<FoldedOnPhones summary={t('What is included', 'Det er inkluderet', 'Was enthalten ist')}>
				{t(
					'Wide windows show this at once.',
					'Brede vinduer viser dette med det samme.',
					'Breite Fenster zeigen das sofort.',
				)}
			</FoldedOnPhones>
		),
	}),

	link: (t) => {
		const name = t('Engineering team', 'Udviklingsteamet', 'Entwicklungsteam');
		return {
			'A page of the site': <Link href="/pricing">{t('Prices', 'Priser', 'Preise')}</Link>,
			'Another site in a new tab': (
				<Link href="https://status.example" target="_blank">
					Status
				</Link>
			),
			'A URL with a script scheme': (
				<Link href="vbscript:alert(1)">{t('Only the words', 'Kun ordene', 'Nur die Wörter')}</Link>
			),

			'With a page': <LinkedName name={name} href="/blog/author/engineering-team-2" />,
			'Without a page': <LinkedName name={name} href={null} />,
		};
	},

	'skip-link': (t) => ({
		'Shown when it has the focus': (
			<>
				<SkipLink />
				<p id="content">
					{t(
						'The first press of Tab shows it.',
						'Det første tryk på Tab viser det.',
						'Der erste Druck auf Tab zeigt ihn.',
					)}
				</p>
			</>
		),
	}),

	tooltip: (t) => ({
		Closed: (
			<p>
				{t('Segments', 'Segmenter', 'Segmente')}{' '}
				<Tooltip label={t('More about segments', 'Mere om segmenter', 'Mehr über Segmente')}>
					{t(
						'160 characters, or 70 with an emoji.',
						'160 tegn, eller 70 med en emoji.',
						'160 Zeichen, oder 70 mit einem Emoji.',
					)}
				</Tooltip>
			</p>
		),
	}),
};
