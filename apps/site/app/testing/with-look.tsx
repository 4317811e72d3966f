import type { ReactNode } from 'react';
import { type BrandLook, plainLook } from '#shared/brand/look.ts';
import { BrandProvider } from '~/brand/context';

/** Wraps an element in a brand whose look differs from the plain look. */
export const withLook = (look: Partial<BrandLook>, element: ReactNode) => (
	<BrandProvider brand={{ look: { ...plainLook, ...look }, css: '' }}>{element}</BrandProvider>
);

/** Wraps an element in a brand with signal flags. */
export const withFlags = (element: ReactNode) => withLook({ decoration: 'signalFlags' }, element);
