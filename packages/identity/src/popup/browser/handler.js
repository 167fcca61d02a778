// Tells the page that opened this window how it ended: at once when it went well, else when the person closes it.
const { origin, outcome, when } = document.body.dataset;
const closer = document.getElementById('close');

function tellAndClose() {
  if (outcome && origin) window.opener?.postMessage(JSON.parse(outcome), origin);
  window.close();
}

closer?.addEventListener('click', tellAndClose);
if (when === 'now') {
  if (window.opener) tellAndClose();
  else document.body.dataset.state = 'lost';
}
