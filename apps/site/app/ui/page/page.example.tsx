import { useState } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { translatorIn } from '~/testing/localized-example';
import type { FolderExamples } from '~/testing/part-examples';
import { Carousel } from './carousel';
import { ProgressBar } from './progress-bar';
import { Container, Section, SectionHeader, SplitContainer, type Theme } from './section';
import { Tabs } from './tabs';

const themes: Theme[] = ['light', 'tinted', 'dark', 'secondary', 'tertiary'];

function Example({ locale }: { locale: LocaleCode }) {
	const t = translatorIn(locale);
	const [selected, setSelected] = useState<'sms' | 'rcs'>('sms');
	const sms = t('160 characters.', '160 tegn.', '160 Zeichen.');
	const rcs = t(
		'160 bytes, or a picture.',
		'160 byte, eller et billede.',
		'160 Byte, oder ein Bild.',
	);
	const tabs = [
		{ key: 'sms', label: 'SMS', panel: <p>{sms}</p> },
		{ key: 'rcs', label: 'RCS', panel: <p>{rcs}</p> },
	] as const;
	const label = t('Channel', 'Kanal', 'Kanal');
	return <Tabs label={label} tabs={tabs} selected={selected} onSelect={setSelected} />;
}

export const examples: FolderExamples = {
	carousel: (t) => {
		const slides = ['Nordpakke', 'Hansekontor', 'Brygge Bank', 'Morgenbrot'].map((name) => ({
			key: name,
			content: (
				<p>
					{t(
						`${name} sends a notice for each parcel, and reads the answers.`,
						`${name} sender besked om hver pakke og læser svarene.`,
						`${name} verschickt zu jedem Paket eine Nachricht und liest die Antworten.`,
					)}
				</p>
			),
		}));

		return {
			'Four slides': <Carousel label={t('Customers', 'Kunder', 'Kunden')} slides={slides} />,
			'One slide': (
				<Carousel
					label={t('Our customer', 'Vores kunde', 'Unser Kunde')}
					slides={slides.slice(0, 1)}
				/>
			),
		};
	},

	'progress-bar': () => ({ 'No navigation': <ProgressBar /> }),

	section: (t) => ({
		...Object.fromEntries(
			themes.map((theme) => [
				`Theme ${theme}`,
				<Section key={theme} theme={theme} labelledBy={`header-${theme}`}>
					<Container>
						<SectionHeader
							id={`header-${theme}`}
							eyebrow={t('Delivery', 'Levering', 'Zustellung')}
							heading={t(
								'Every message has a status',
								'Hver besked har en status',
								'Jede Nachricht hat einen Status',
							)}
							text={t(
								"<p>Words left, lead right where there is room. <a href='/sms'>More about SMS</a>.</p>",
								"<p>Ordene til venstre, introen til højre, hvor der er plads. <a href='/sms'>Mere om sms</a>.</p>",
								"<p>Die Überschrift links, die Einleitung rechts, wo Platz ist. <a href='/sms'>Mehr über SMS</a>.</p>",
							)}
						/>
					</Container>
				</Section>,
			]),
		),
		'Heading and list': (
			<Section labelledBy="split">
				<SplitContainer
					id="split"
					heading={t('Three statuses', 'Tre statusser', 'Drei Status')}
					text={t(
						'<p>In the order in which a message has them.</p>',
						'<p>I den rækkefølge, en besked får dem.</p>',
						'<p>In der Reihenfolge, in der eine Nachricht sie bekommt.</p>',
					)}
				>
					<ol className="divide-y-2 divide-line border-y-2 border-line">
						{['queued', 'sent', 'delivered'].map((status) => (
							<li key={status} className="py-4 font-mono">
								{status}
							</li>
						))}
					</ol>
				</SplitContainer>
			</Section>
		),
	}),

	tabs: (_t, locale) => ({ Tabs: <Example locale={locale} /> }),
};
