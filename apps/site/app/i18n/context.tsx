import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { type LocaleCode, localeFromPath } from '#shared/locales/locale.ts';
import type { Messages } from './messages';

const MessagesContext = createContext<Messages | null>(null);

/** Gives the interface texts of the page's language to everything below. Switching language loads a new document. */
export function MessagesProvider({
	messages,
	children,
}: {
	messages: Messages;
	children: ReactNode;
}) {
	return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The interface texts of the page's language. */
export function useMessages(): Messages {
	const messages = useContext(MessagesContext);
	if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
	return messages;
}

/** The language of the page being shown, taken from its address. */
export function useLocale(): LocaleCode {
	return localeFromPath(useLocation().pathname);
}
