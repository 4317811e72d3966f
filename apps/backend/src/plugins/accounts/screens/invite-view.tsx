import { SetStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRightForAll } from '../../../access/person.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { words } from '../../../platform/i18n/words.ts';
import { canSendMail } from '../../../platform/mail/transport.ts';
import { InviteForm } from './invite-form.tsx';
import './screens.css';
import { translatorIn } from './words.ts';

const texts = {
	users: words('Users', 'Brugere', 'Benutzer'),
	heading: words('Invite a person', 'Invitér en person', 'Person einladen'),
	byMail: words(
		'They get an e-mail with a link to choose a password.',
		'Personen får en e-mail med et link til at vælge en adgangskode.',
		'Die Person erhält eine E-Mail mit einem Link, um ein Passwort zu wählen.',
	),
	byHand: words(
		'This backend sends no mail. You get a link to hand over, with which they choose a password.',
		'Dette system sender ingen e-mails. Du får et link, som du giver videre, og hvor personen vælger en adgangskode.',
		'Dieses System verschickt keine E-Mails. Sie erhalten einen Link zum Weitergeben, mit dem die Person ein Passwort wählt.',
	),
};

/** Replaces Payload's form for a new user, in which the administrator would choose the password. */
export function InviteView({ initPageResult }: AdminViewServerProps) {
	const { i18n, payload, user } = initPageResult.req;
	if (!hasRightForAll(user, 'users', 'create')) notFound();
	const t = translatorIn(i18n.language);
	const usersUrl = adminUrl(payload.config.routes.admin, 'users');
	return (
		<>
			<SetStepNav nav={[{ label: t(texts.users), url: usersUrl }, { label: t(texts.heading) }]} />
			<div className="account-screen account-page">
				<h1>{t(texts.heading)}</h1>
				<p>{t(canSendMail ? texts.byMail : texts.byHand)}</p>
				<InviteForm canSendMail={canSendMail} usersUrl={usersUrl} />
			</div>
		</>
	);
}
