import { isOwnRoute } from '@website/contracts/own-routes';
import { pastedAddress } from '../../content/addresses/pasted-address.ts';
import { redirectSource } from '../../content/addresses/redirect-path.ts';
import { addressProblem } from '../../model/fields/addresses/valid-address.ts';
import { type Words, words } from '../../platform/i18n/words.ts';

const problems = {
	start: words('Starts with one /', 'Begynder med én /', 'Beginnt mit einem /'),
	otherSite: words(
		'This is an address of another site. Write the path on this site, such as /old-page.',
		'Det er en adresse på et andet websted. Skriv stien på dette websted, fx /gammel-side.',
		'Das ist eine Adresse einer anderen Website. Geben Sie den Pfad auf dieser Website an, z. B. /alte-seite.',
	),
	placeholder: words(
		'A redirect is from one address; * does not stand for others.',
		'En omdirigering gælder én adresse; * står ikke for andre.',
		'Eine Weiterleitung gilt für eine Adresse; * steht nicht für andere.',
	),
	ownRoute: words(
		'The site itself answers at this address; a redirect from it would never be followed.',
		'Webstedet svarer selv på denne adresse; en omdirigering herfra ville aldrig blive fulgt.',
		'Unter dieser Adresse antwortet die Website selbst; eine Weiterleitung von hier würde nie benutzt.',
	),
	target: words(
		'A redirect leads to an address that starts with https://, http:// or one /',
		'En omdirigering fører til en adresse, der begynder med https://, http:// eller én /',
		'Eine Weiterleitung führt zu einer Adresse, die mit https://, http:// oder einem / beginnt',
	),
};

/** Why no redirect from an old address, as `sourceOf` returns it, would be followed; null if one would. */
export function sourceProblem(from: string): Words | null {
	if (/^[a-z][a-z\d+.-]*:/i.test(from) || from.startsWith('//')) return problems.otherSite;
	if (!/^\/[^/]/.test(from)) return problems.start;
	if (from.includes('*')) return problems.placeholder;
	const [path = ''] = redirectSource(from).split('?');
	return isOwnRoute(path) ? problems.ownRoute : null;
}

/** Why a redirect cannot lead to a URL; null if it can. */
export function targetProblem(text: string): Words | null {
	const url = pastedAddress(text);
	return /^(?:https?:|\/(?!\/))/i.test(url) ? addressProblem(url) : problems.target;
}
