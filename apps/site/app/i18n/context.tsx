import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import type { Messages } from './messages';

const MessagesContext = createContext<Messages | null>(null);

/** Provides the interface texts of the page's locale. Switching the locale loads a new document. */
export function MessagesProvider({
	messages,
	children,
}: {
	messages: Messages;
	children: ReactNode;
}) {
	return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The interface texts of the page's locale. */
export function useMessages(): Messages {
	const messages = useContext(MessagesContext);
	if (!messages) throw new Error('useMessages must be used within a MessagesProvider');
	return messages;
}

/** The locale of the current page, from its URL. */
export function useLocale(): LocaleCode {
	return localeFromPath(useLocation().pathname);
}
