import type { ReactNode } from 'react';
import { type BrandLook, plainLook } from '#shared/brand/look.ts';
import { BrandProvider } from '~/brand/context';

/** An element as a brand shows it that differs from the plain look in this. */
export const withLook = (look: Partial<BrandLook>, element: ReactNode) => (
	<BrandProvider brand={{ look: { ...plainLook, ...look }, css: '' }}>{element}</BrandProvider>
);

/** An element of a brand with signal flags. */
export const withFlags = (element: ReactNode) => withLook({ decoration: 'signalFlags' }, element);
