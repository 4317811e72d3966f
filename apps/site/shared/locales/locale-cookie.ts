import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';

export const localeCookieName = 'i18n_redirected';

const lifetimeInSeconds = 365 * 24 * 60 * 60;

/** The `Set-Cookie` value that stores a locale for 365 days, SameSite=Lax (specification sections 4 and 9), and Secure with HTTPS. */
export function localeCookie(locale: LocaleCode, { https }: { https: boolean }): string {
	const secure = https ? '; Secure' : '';
	return `${localeCookieName}=${locale}; Path=/; Max-Age=${lifetimeInSeconds}; SameSite=Lax${secure}`;
}

export function localeFromCookie(header: string | null | undefined): LocaleCode | undefined {
	const match = header?.match(new RegExp(`(?:^|;\\s*)${localeCookieName}=([^;]*)`));
	return isLocaleCode(match?.[1]) ? match[1] : undefined;
}
