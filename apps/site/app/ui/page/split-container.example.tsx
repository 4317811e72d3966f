import type { PartExamples } from '~/testing/part-examples';
import { Section } from './section';
import { SplitContainer } from './split-container';

export const examples: PartExamples = (t) => ({
	'Heading and list': (
		<Section labelledBy="split">
			<SplitContainer
				id="split"
				heading={t({ en: 'Three statuses', da: 'Tre statusser', de: 'Drei Status' })}
				text={t({
					en: '<p>In the order in which a message has them.</p>',
					da: '<p>I den rækkefølge, en besked får dem.</p>',
					de: '<p>In der Reihenfolge, in der eine Nachricht sie bekommt.</p>',
				})}
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
});
