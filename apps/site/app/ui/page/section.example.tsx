import type { PartExamples } from '~/testing/part-examples';
import { Container, Section, SectionHeader, type Theme } from './section';

const themes: Theme[] = ['light', 'tinted', 'dark', 'yellow', 'blue'];

export const examples: PartExamples = Object.fromEntries(
	themes.map((theme) => [
		`Theme ${theme}`,
		<Section key={theme} theme={theme} labelledBy={`header-${theme}`}>
			<Container>
				<SectionHeader
					id={`header-${theme}`}
					eyebrow="Delivery"
					heading="Every message has a status"
					text="<p>Words left, lead right where there is room. <a href='/sms'>More about SMS</a>.</p>"
				/>
			</Container>
		</Section>,
	]),
);
