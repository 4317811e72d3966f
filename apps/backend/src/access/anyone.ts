import type { Access } from 'payload';

/** Public: what visitors see anyway. */
export const anyone: Access = () => true;
