import '@fontsource-variable/figtree';
import '@fontsource/marcellus';
import './styles/tokens.css';
import './styles/look.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { followInput } from './lib/input.ts';
import { speech } from './lib/language.svelte.ts';
import { place } from './lib/route.svelte.ts';
import { settings } from './lib/settings.svelte.ts';

followInput();
settings.light();
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
  settings.light();
});
place.start();
void speech.choose();

const target = document.getElementById('app');
if (target) mount(App, { target });
