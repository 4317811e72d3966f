import { exampleDrawing } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { Mail } from './mail';
import { Bubble, Phone, RichCard } from './phone';

export const examples: FolderExamples = {
	mail: (t) => ({
		'A receipt': (
			<Mail
				label={t({
					en: 'E-mail on the phone',
					da: 'E-mail på telefonen',
					de: 'E-Mail auf dem Telefon',
				})}
				words={{
					from: t({ en: 'From', da: 'Fra', de: 'Von' }),
					subject: t({ en: 'Subject', da: 'Emne', de: 'Betreff' }),
				}}
				sender={t({
					en: 'Ferry <post@ferry.example>',
					da: 'Færgen <post@ferry.example>',
					de: 'Fähre <post@ferry.example>',
				})}
				subject={t({
					en: 'Your ticket for the 14:10',
					da: 'Din billet til 14.10',
					de: 'Ihre Fahrkarte für 14:10 Uhr',
				})}
			>
				{t({
					en: 'One adult, one bicycle.\n\nThe bicycle travels outdoors.',
					da: 'Én voksen, én cykel.\n\nCyklen rejser udendørs.',
					de: 'Ein Erwachsener, ein Fahrrad.\n\nDas Fahrrad reist im Freien.',
				})}
			</Mail>
		),
	}),

	phone: (t) => ({
		'A text message': (
			<Phone
				label={t({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
				sender={t({ en: 'Ferry', da: 'Færgen', de: 'Fähre' })}
			>
				<Bubble note={t({ en: 'Delivered 14:02', da: 'Leveret 14.02', de: 'Zugestellt 14:02' })}>
					{t({
						en: 'The 14:10 leaves at 14:35. The captain sends coffee.',
						da: '14.10 sejler kl. 14.35. Kaptajnen sender kaffe.',
						de: 'Die Fähre um 14:10 Uhr fährt um 14:35 Uhr. Der Kapitän schickt Kaffee.',
					})}
				</Bubble>
			</Phone>
		),
		'A number that accepts replies': (
			<Phone
				label={t({ en: 'SMS on the phone', da: 'Sms på telefonen', de: 'SMS auf dem Telefon' })}
				sender="+45 60 00 01 20"
			>
				<Bubble>
					{t({
						en: 'Reply 1 to confirm, 2 to move it.',
						da: 'Svar 1 for at bekræfte, 2 for at flytte.',
						de: 'Antworten Sie 1 = bestätigen, 2 = verlegen.',
					})}
				</Bubble>
			</Phone>
		),
		'A verified sender': (
			<Phone
				label={t({ en: 'RCS on the phone', da: 'RCS på telefonen', de: 'RCS auf dem Telefon' })}
				sender="Klinik Havblik"
				verified={t({
					en: 'Verified sender',
					da: 'Verificeret afsender',
					de: 'Verifizierter Absender',
				})}
			>
				<Bubble>
					{t({
						en: 'Your appointment is on Thursday at 10:30.',
						da: 'Du har tid torsdag kl. 10.30.',
						de: 'Ihr Termin ist am Donnerstag um 10:30 Uhr.',
					})}
				</Bubble>
			</Phone>
		),
		'With picture and buttons': (
			<RichCard
				image={exampleDrawing('hero-about', t({ en: 'A quay', da: 'En kaj', de: 'Ein Kai' }))}
				title={t({
					en: 'The 14:10 is late',
					da: '14.10 er forsinket',
					de: 'Die Fähre um 14:10 Uhr verspätet sich',
				})}
				text={t({
					en: 'It leaves at 14:35 from quay 2.',
					da: 'Den sejler kl. 14.35 fra kaj 2.',
					de: 'Sie fährt um 14:35 Uhr von Kai 2.',
				})}
				buttons={[
					t({ en: 'Take the 15:10', da: 'Tag den 15.10', de: 'Um 15:10 Uhr fahren' }),
					t({ en: 'Show quay 2', da: 'Vis kaj 2', de: 'Kai 2 zeigen' }),
				]}
			/>
		),
		'Text only': (
			<RichCard
				image={null}
				title=""
				text={t({
					en: 'All ferries are on time.',
					da: 'Alle færger sejler til tiden.',
					de: 'Alle Fähren sind pünktlich.',
				})}
				buttons={[]}
			/>
		),
	}),
};
