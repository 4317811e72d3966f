import type { PartExamples } from '~/testing/part-examples';
import { PennantList } from './pennant-list';

export const examples: PartExamples = (t) => ({
	'Three points': (
		<PennantList
			items={[
				t({
					en: 'Billed per segment sent',
					da: 'Afregnes pr. sendt segment',
					de: 'Abrechnung pro gesendetes Segment',
				}),
				t({
					en: 'Refused before sending: free',
					da: 'Afvist før afsendelse: gratis',
					de: 'Vor dem Senden abgelehnt: kostenlos',
				}),
				t({
					en: 'A delivery status for each message, which arrives at your own address within a second of the operator saying it',
					da: 'En leveringsstatus for hver besked, som når din egen adresse inden for et sekund, efter at teleselskabet har meldt den',
					de: 'Ein Zustellstatus für jede Nachricht, der Ihre eigene Adresse binnen einer Sekunde nach der Meldung des Netzbetreibers erreicht',
				}),
			]}
		/>
	),
});
