import { createContext } from 'react';
import type { FormState } from '#shared/forms/form-state.ts';

/** State of the submitted form that this page shows again; null without one. */
export const FormStateContext = createContext<FormState | null>(null);
