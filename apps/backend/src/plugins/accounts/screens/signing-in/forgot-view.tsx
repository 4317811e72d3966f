import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { words } from '../../../../platform/i18n/words.ts';
import { canSendMail } from '../../../../platform/mail/transport.ts';
import { ForgotForm } from './forgot-form.tsx';
import '../screens.css';
import { screenWords, translatorIn } from '../words.ts';

const texts = {
	heading: words('Forgotten password', 'Glemt adgangskode', 'Passwort vergessen'),
	noMail: words(
		'This backend sends no mail. Ask an administrator: in your account’s page they can make a link for you, with which you choose a new password.',
		'Dette system sender ingen e-mails. Spørg en administrator, som på siden for din konto kan oprette et link, hvor du vælger en ny adgangskode.',
		'Dieses System verschickt keine E-Mails. Fragen Sie eine Administratorin oder einen Administrator: Auf der Seite Ihres Kontos lässt sich ein Link erstellen, mit dem Sie ein neues Passwort wählen.',
	),
	operator: words(
		'If you are the only administrator, whoever runs the backend gets a link with:',
		'Hvis du er den eneste administrator, kan den, der driver systemet, få et link med:',
		'Wenn Sie allein verwalten, erhält einen Link, wer das System betreibt, mit:',
	),
};

/** The screen for forgotten passwords: mails a link, or explains who can create one if the backend sends no mail. */
export function ForgotView({ initPageResult }: AdminViewServerProps) {
	const { i18n, payload } = initPageResult.req;
	const { admin, routes } = payload.config;
	const t = translatorIn(i18n.language);
	return (
		<div className="account-screen">
			<h1>{t(texts.heading)}</h1>
			{canSendMail ? (
				<ForgotForm />
			) : (
				<>
					<p>{t(texts.noMail)}</p>
					<p>{t(texts.operator)}</p>
					<p className="account-secret">npm run admin -- reset …@…</p>
				</>
			)}
			<p>
				<a href={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })}>
					{t(screenWords.backToSignIn)}
				</a>
			</p>
		</div>
	);
}
