import type { PartExamples } from '~/testing/part-examples';
import { Container, Section, SectionHeader, type Theme } from './section';

const themes: Theme[] = ['light', 'tinted', 'dark', 'secondary', 'tertiary'];

export const examples: PartExamples = (t) =>
	Object.fromEntries(
		themes.map((theme) => [
			`Theme ${theme}`,
			<Section key={theme} theme={theme} labelledBy={`header-${theme}`}>
				<Container>
					<SectionHeader
						id={`header-${theme}`}
						eyebrow={t({ en: 'Delivery', da: 'Levering', de: 'Zustellung' })}
						heading={t({
							en: 'Every message has a status',
							da: 'Hver besked har en status',
							de: 'Jede Nachricht hat einen Status',
						})}
						text={t({
							en: "<p>Words left, lead right where there is room. <a href='/sms'>More about SMS</a>.</p>",
							da: "<p>Ordene til venstre, introen til højre, hvor der er plads. <a href='/sms'>Mere om sms</a>.</p>",
							de: "<p>Die Überschrift links, die Einleitung rechts, wo Platz ist. <a href='/sms'>Mehr über SMS</a>.</p>",
						})}
					/>
				</Container>
			</Section>,
		]),
	);
