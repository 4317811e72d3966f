import { exampleDrawing } from '~/sections/example-parts';
import type { FolderExamples } from '~/testing/part-examples';
import { Mail } from './mail';
import { Bubble, Phone, RichCard } from './phone';

export const examples: FolderExamples = {
	mail: (t) => ({
		'A receipt': (
			<Mail
				label={t('E-mail on the phone', 'E-mail på telefonen', 'E-Mail auf dem Telefon')}
				words={{
					from: t('From', 'Fra', 'Von'),
					subject: t('Subject', 'Emne', 'Betreff'),
				}}
				sender={t(
					'Ferry <post@ferry.example>',
					'Færgen <post@ferry.example>',
					'Fähre <post@ferry.example>',
				)}
				subject={t(
					'Your ticket for the 14:10',
					'Din billet til 14.10',
					'Ihre Fahrkarte für 14:10 Uhr',
				)}
			>
				{t(
					'One adult, one bicycle.\n\nThe bicycle travels outdoors.',
					'Én voksen, én cykel.\n\nCyklen rejser udendørs.',
					'Ein Erwachsener, ein Fahrrad.\n\nDas Fahrrad reist im Freien.',
				)}
			</Mail>
		),
	}),

	phone: (t) => ({
		'A text message': (
			<Phone
				label={t('SMS on the phone', 'Sms på telefonen', 'SMS auf dem Telefon')}
				sender={t('Ferry', 'Færgen', 'Fähre')}
			>
				<Bubble note={t('Delivered 14:02', 'Leveret 14.02', 'Zugestellt 14:02')}>
					{t(
						'The 14:10 leaves at 14:35. The captain sends coffee.',
						'14.10 sejler kl. 14.35. Kaptajnen sender kaffe.',
						'Die Fähre um 14:10 Uhr fährt um 14:35 Uhr. Der Kapitän schickt Kaffee.',
					)}
				</Bubble>
			</Phone>
		),
		'A number that accepts replies': (
			<Phone
				label={t('SMS on the phone', 'Sms på telefonen', 'SMS auf dem Telefon')}
				sender="+45 60 00 01 20"
			>
				<Bubble>
					{t(
						'Reply 1 to confirm, 2 to move it.',
						'Svar 1 for at bekræfte, 2 for at flytte.',
						'Antworten Sie 1 = bestätigen, 2 = verlegen.',
					)}
				</Bubble>
			</Phone>
		),
		'A verified sender': (
			<Phone
				label={t('RCS on the phone', 'RCS på telefonen', 'RCS auf dem Telefon')}
				sender="Klinik Havblik"
				verified={t('Verified sender', 'Verificeret afsender', 'Verifizierter Absender')}
			>
				<Bubble>
					{t(
						'Your appointment is on Thursday at 10:30.',
						'Du har tid torsdag kl. 10.30.',
						'Ihr Termin ist am Donnerstag um 10:30 Uhr.',
					)}
				</Bubble>
			</Phone>
		),
		'With picture and buttons': (
			<RichCard
				image={exampleDrawing('hero-about', t('A quay', 'En kaj', 'Ein Kai'))}
				title={t(
					'The 14:10 is late',
					'14.10 er forsinket',
					'Die Fähre um 14:10 Uhr verspätet sich',
				)}
				text={t(
					'It leaves at 14:35 from quay 2.',
					'Den sejler kl. 14.35 fra kaj 2.',
					'Sie fährt um 14:35 Uhr von Kai 2.',
				)}
				buttons={[
					t('Take the 15:10', 'Tag den 15.10', 'Um 15:10 Uhr fahren'),
					t('Show quay 2', 'Vis kaj 2', 'Kai 2 zeigen'),
				]}
			/>
		),
		'Text only': (
			<RichCard
				image={null}
				title=""
				text={t(
					'All ferries are on time.',
					'Alle færger sejler til tiden.',
					'Alle Fähren sind pünktlich.',
				)}
				buttons={[]}
			/>
		),
	}),
};
