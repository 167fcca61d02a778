document.title = 'Syllabi';
