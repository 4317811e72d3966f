'use client';
import { Search } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { Palette } from './palette.tsx';
import { isPaletteShortcut } from './palette-shortcut.ts';
import './palette.css';
import { paletteWords } from './palette-words.ts';

const useIsApple = (): boolean =>
	useSyncExternalStore(
		() => () => undefined,
		() => /Mac|iPhone|iPad/.test(navigator.userAgent),
		() => false,
	);

/** The first entry of the navigation. It opens the palette, and handles Ctrl+K and ⌘K on every screen. */
export function PaletteButton() {
	const t = useTranslator();
	const isApple = useIsApple();
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const open = (event: KeyboardEvent) => {
			if (!isPaletteShortcut(event)) return;
			event.preventDefault();
			setOpen(true);
		};
		document.addEventListener('keydown', open);
		return () => document.removeEventListener('keydown', open);
	}, []);
	return (
		<>
			<button
				aria-keyshortcuts="Control+K Meta+K"
				className="nav__link navigation-entry palette-button"
				id="nav-palette"
				onClick={() => setOpen(true)}
				type="button"
			>
				<Search aria-hidden="true" className="navigation-icon" size={16} strokeWidth={1.75} />
				<span className="nav__link-label">{t(paletteWords.open)}</span>
				<span aria-hidden="true" className="palette-key">
					{isApple ? '⌘K' : 'Ctrl K'}
				</span>
			</button>
			{isOpen ? <Palette onClose={() => setOpen(false)} /> : null}
		</>
	);
}
